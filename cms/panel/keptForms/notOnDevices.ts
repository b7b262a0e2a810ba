/** For a global whose form holds secrets or a bank account number: no copy is stored on a device, and it uses Payload's own form. */
export const NOT_ON_DEVICES = { notOnDevices: true }
