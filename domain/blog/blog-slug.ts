/**
 * Turns a category or tag into the last part of its path: in lower case, with hyphens for spaces (specification of the design tools,
 * section 2), and without characters that a path would have to escape. "Food & Drink" becomes food-drink.
 */
export function toBlogSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
