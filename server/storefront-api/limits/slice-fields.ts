import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLSchema,
  isCompositeType,
  isObjectType,
} from 'graphql'
import type { TimeSlices } from '../../runtime/time-slices.ts'

/** The time slices of a large operation. An operation that has no slices runs without pauses. */
export type OperationTimeSlices = { slices?: TimeSlices }
/** The part of an operation's context that contains its time slices. */
export type OperationContext = { pace?: OperationTimeSlices }

/**
 * Lets a large operation pause before each field that returns objects, and before each object of a list. Page requests then don't have to
 * wait for the whole response.
 */
export function resolveFieldsInSlices<Schema extends GraphQLSchema>(schema: Schema): Schema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  for (const type of types) {
    // Skips the mutation type: GraphQL runs the fields of a mutation one after another anyway.
    if (type.name.startsWith('__') || type === schema.getMutationType()) continue
    for (const field of Object.values(type.getFields())) {
      if (!isCompositeType(getNamedType(field.type))) continue
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = (source, args, context: OperationContext, info) => {
        const slices = context.pace?.slices
        if (!slices) return resolve(source, args, context, info)
        return pace(
          slices.run<unknown>(() => resolve(source, args, context, info)),
          slices,
        )
      }
    }
  }
  return schema
}

/** Makes each object of a list wait for a time slice. Without this, GraphQL would complete all objects of a list without a pause. */
function pace(found: unknown, slices: TimeSlices): unknown {
  if (found instanceof Promise) return found.then((value: unknown) => paceList(value, slices))
  return paceList(found, slices)
}

const paceList = (found: unknown, slices: TimeSlices): unknown =>
  Array.isArray(found) ? found.map((item: unknown, index) => (index === 0 ? item : slices.wait(item))) : found
