import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLSchema,
  isCompositeType,
  isObjectType,
} from 'graphql'
import type { TimeSlices } from './time-slices.ts'

/** Part of the context of a large operation. */
export type SliceResult = { slices?: TimeSlices }

/** Lets large operations pause before each field that holds objects, so that pages don't wait until the whole answer is computed. */
export function sliceFields<Schema extends GraphQLSchema>(schema: Schema): Schema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  for (const type of types) {
    // Mutations run one after the other anyway.
    if (type.name.startsWith('__') || type === schema.getMutationType()) continue
    for (const field of Object.values(type.getFields())) {
      if (!isCompositeType(getNamedType(field.type))) continue
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = (source, args, context: SliceResult, info) =>
        context.slices
          ? context.slices.run<unknown>(() => resolve(source, args, context, info))
          : resolve(source, args, context, info)
    }
  }
  return schema
}
