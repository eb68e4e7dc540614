import { GraphQLScalarType } from 'graphql'

/** A moment to the second, as the hosted store prints it. */
export const dateTime = new GraphQLScalarType({
  name: 'DateTime',
  serialize: (value) => {
    if (!(value instanceof Date)) throw new TypeError('DateTime is made of a Date')
    return value.toISOString().replace(/\.\d+Z$/, 'Z')
  },
})
