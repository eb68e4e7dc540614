/** Returns the URLs in a setting's text: those of menu links ("About | /about") and full URLs, as in the text of an e-mail. */
export const listAddresses = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const linked = /\|\s*(\/\S*)\s*$/.exec(line)?.[1]
    const written = line.match(/https?:\/\/[^\s|()[\]{}"<>]+/g) ?? []
    // Punctuation at the end of a URL is removed, because it belongs to the sentence.
    return [
      ...(linked === undefined ? [] : [linked]),
      ...written.map((address) => address.replace(/[.,;:!?]+$/, '')),
    ]
  })
