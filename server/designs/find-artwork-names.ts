import { and, inArray, isNull } from 'drizzle-orm'
import { type ArtworkReference, formatArtworkReference } from '../../domain/personalization/line-artwork.ts'
import type { Database, Transaction } from '../db/database.ts'
import { designs } from '../db/schema/designs.ts'
import { images } from '../db/schema/images.ts'

/**
 * Finds the names of files and designs by reference. Leaves out those that don't exist. The owner isn't checked: ids can't be guessed, and
 * anyone who knows an id may order the design.
 */
export async function findArtworkNames(
  db: Database | Transaction,
  refs: readonly ArtworkReference[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: ArtworkReference['kind']) => refs.flatMap((ref) => (ref.kind === kind ? [ref.id] : []))
  const [imageIds, designIds] = [idsOf('image'), idsOf('design')]
  const files =
    imageIds.length === 0
      ? []
      : await db
          .select({ id: images.id, name: images.originalName })
          .from(images)
          .where(and(inArray(images.id, imageIds), isNull(images.removedAt)))
  const drawn =
    designIds.length === 0
      ? []
      : await db
          .select({ id: designs.id, name: designs.title })
          .from(designs)
          .where(and(inArray(designs.id, designIds), isNull(designs.removedAt)))
  return new Map([
    ...files.map(({ id, name }) => [formatArtworkReference({ kind: 'image', id }), name] as const),
    ...drawn.map(({ id, name }) => [formatArtworkReference({ kind: 'design', id }), name] as const),
  ])
}
