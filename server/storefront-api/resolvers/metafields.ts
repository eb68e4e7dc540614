/** Metafields: the shop keeps none, and asking for them is no error. */
export const noMetafields = {
  metafield: () => null,
  metafields: (_source: unknown, args: { identifiers: readonly unknown[] }) =>
    args.identifiers.map(() => null),
}
