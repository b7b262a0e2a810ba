/** An answer as a field name in the panel's policy: 'Small (<$100K)' is Small_100K. */
export function policyKey(option: string): string {
  return option.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_|_$/g, '')
}
