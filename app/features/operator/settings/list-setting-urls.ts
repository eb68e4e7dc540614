/** Returns the URLs in a setting's text: paths of the shop in menu lines such as "About | /about", and full URLs anywhere. */
export const listSettingUrls = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const linked = /\|\s*(\/\S*)\s*$/.exec(line)?.[1]
    const written = line.match(/https?:\/\/[^\s|()[\]{}"<>]+/g) ?? []
    // Punctuation after a URL is removed, because it ends the sentence and isn't part of the URL.
    return [
      ...(linked === undefined ? [] : [linked]),
      ...written.map((address) => address.replace(/[.,;:!?]+$/, '')),
    ]
  })
