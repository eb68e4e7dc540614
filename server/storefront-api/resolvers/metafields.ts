/** Resolvers for metafields, which the shop doesn't have. Requesting them isn't an error. */
export const emptyMetafieldResolvers = {
  metafield: () => null,
  metafields: (_source: unknown, args: { identifiers: readonly unknown[] }) =>
    args.identifiers.map(() => null),
}
