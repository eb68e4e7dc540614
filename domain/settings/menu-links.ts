export type MenuLink = { readonly label: string; readonly url: string }
type MenuSubcategory = { readonly name: string; readonly url: string }
export type MenuCategory = MenuSubcategory & { readonly subcategories: readonly MenuSubcategory[] }
