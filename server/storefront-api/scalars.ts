import { GraphQLScalarType } from 'graphql'

/** A time without fractions of a second, as in the hosted store. */
export const dateTimeScalar = new GraphQLScalarType({
  name: 'DateTime',
  serialize: (value) => {
    if (!(value instanceof Date)) throw new TypeError('DateTime is made of a Date')
    return value.toISOString().replace(/\.\d+Z$/, 'Z')
  },
})
