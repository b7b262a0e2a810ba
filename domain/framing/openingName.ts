/** The name of an opening in reinforcements: its wall's mark and its place in the wall's list. */
export function openingName(wallMark: string, index: number): string {
  return `${wallMark}.${index + 1}`
}
