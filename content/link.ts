/** A link and its text. `url` is a path of this shop unless it starts with a scheme. */
export type Link = { readonly label: string; readonly url: string }
