/** Where a file of an order is downloaded. */
export function orderFilePath(number: string, fileId: string): string {
  return `/api/tracking/orders/${number}/files/${fileId}`
}
