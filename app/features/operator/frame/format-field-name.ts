/** Formats the path of a field in the API as words for the operator: "variants.0.endsAt" becomes "Ends at". */
export function formatFieldName(path: string): string {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path
  const words = name.replace(/Cents$/, '').replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
