/** A place to go and the words that lead there. `url` is a path of this shop unless it starts with a scheme. */
export type Link = { readonly label: string; readonly url: string }
