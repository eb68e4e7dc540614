/**
 * Converts a category or tag to the last part of its URL path (specification of the design tools, section 2): lower case, with hyphens for
 * spaces and special characters. "Food & Drink" becomes food-drink.
 */
export function toBlogSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
