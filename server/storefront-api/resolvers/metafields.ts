/** Resolvers for metafields. The shop has none, but requesting them isn't an error. */
export const emptyMetafieldResolvers = {
  metafield: () => null,
  metafields: (_source: unknown, args: { identifiers: readonly unknown[] }) =>
    args.identifiers.map(() => null),
}
