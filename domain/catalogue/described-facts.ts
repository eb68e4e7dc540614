/** One labelled fact of a description: "Material", and what it says as HTML. */
export type DescribedFact = { label: string; html: string }

const LIST =
  /<ul>\s*((?:<li>\s*<strong>[^<>]{1,60}:\s*<\/strong>(?:(?!<\/?(?:ul|ol|li)\b)[^])*<\/li>\s*)+)<\/ul>/
const ITEM = /<li>\s*<strong>([^<>]{1,60}):\s*<\/strong>((?:(?!<\/li>)[^])*)<\/li>/g

/**
 * Takes the list of labelled facts ("<li><strong>Material:</strong> Cast vinyl</li>") out of a description, so that a page can show
 * them as a table and each of them once. To be given harmless HTML (the catalogue's own); what it gives is made of pieces of it. A
 * description without such a list stays whole.
 */
export function describedFacts(description: string): { text: string; facts: DescribedFact[] } {
  const list = LIST.exec(description)
  if (!list) return { text: description, facts: [] }
  const facts = [...(list[1] ?? '').matchAll(ITEM)].map(([, label = '', html = '']) => ({
    label: label.trim(),
    html: html.trim(),
  }))
  return { text: description.replace(list[0], '').trim(), facts }
}
