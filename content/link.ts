/** A link with its text. `url` is a path of this shop, or a full URL such as https://… or mailto:… */
export type Link = { readonly label: string; readonly url: string }
