/** Texts of the search result that suggests the design tool. `subject` is what the tool can draw, such as "cn tower". */
export const designToolAnswer = {
  title: (subject: string): string => `Design a decal: ${subject}`,
  text: 'Our design tool draws it. Choose one of several designs, add your words, and see its price at any size.',
}
