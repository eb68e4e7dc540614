/** Returns the titles of the lines that wait for the approval of a proof, without duplicates. */
export const listTitlesToApprove = (
  lines: readonly { title: string; proofFirst?: true | undefined }[],
): string[] => [...new Set(lines.flatMap(({ title, proofFirst }) => (proofFirst ? [title] : [])))]
