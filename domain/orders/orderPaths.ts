/** Download path of an order's file. */
export function orderFilePath(number: string, fileId: string): string {
  return `/api/tracking/orders/${number}/files/${fileId}`
}
