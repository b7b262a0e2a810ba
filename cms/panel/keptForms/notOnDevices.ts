/** Of a global whose form holds secrets, or the number of a bank account: no copy of that is kept on a device, and its form is Payload's own. */
export const NOT_ON_DEVICES = { notOnDevices: true }
