/** The addresses in a setting's text: those of links, "About | /about", and those written out in a mail. */
export const addressesIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const linked = /\|\s*(\/\S*)\s*$/.exec(line)?.[1]
    const written = line.match(/https?:\/\/[^\s|()[\]{}"<>]+/g) ?? []
    // A full stop ends the sentence, not the address.
    return [
      ...(linked === undefined ? [] : [linked]),
      ...written.map((address) => address.replace(/[.,;:!?]+$/, '')),
    ]
  })
