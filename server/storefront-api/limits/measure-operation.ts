import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql'

/** The size of an operation. It is measured before validation and execution. */
export type OperationSize = {
  /** The number of nested selection sets. */
  depth: number
  /** The number of aliased fields. Aliases in a fragment count each time the fragment is used. */
  aliases: number
  /** The maximum number of objects in the response. Fields in a list count once for each requested item. */
  objects: number
}

const NOTHING: OperationSize = { depth: 0, aliases: 0, objects: 0 }
// The number of items that is assumed for a list if the operation doesn't state `first`. The same number is assumed for a larger `first`.
const DEFAULT_PAGE_SIZE = 25
const MAX_PAGE_SIZE = 250

/** Measures an operation. Each fragment is measured once, so nested fragments can't make this slow. */
export function measureOperation(
  operation: OperationDefinitionNode,
  { document, variables }: { document: DocumentNode; variables: Readonly<Record<string, unknown>> },
): OperationSize {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
  }
  return new Measuring(fragments, variables).selections(operation.selectionSet)
}

class Measuring {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #variables: Readonly<Record<string, unknown>>
  readonly #known = new Map<string, OperationSize>()

  constructor(
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    variables: Readonly<Record<string, unknown>>,
  ) {
    this.#fragments = fragments
    this.#variables = variables
  }

  selections(set: SelectionSetNode): OperationSize {
    let { depth, aliases, objects } = NOTHING
    for (const selection of set.selections) {
      const part =
        selection.kind === 'Field'
          ? this.#field(selection)
          : selection.kind === 'FragmentSpread'
            ? this.#fragment(selection.name.value)
            : this.selections(selection.selectionSet)
      depth = Math.max(depth, part.depth)
      aliases += part.aliases
      objects += part.objects
    }
    return { depth, aliases, objects }
  }

  #field(field: FieldNode): OperationSize {
    const aliases = field.alias ? 1 : 0
    if (!field.selectionSet) return { depth: 1, aliases, objects: 0 }
    const inner = this.selections(field.selectionSet)
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + aliases,
      objects: 1 + inner.objects * this.#items(field),
    }
  }

  #fragment(name: string): OperationSize {
    const known = this.#known.get(name)
    if (known) return known
    // A fragment that contains itself counts as empty here, because validation will reject it.
    this.#known.set(name, NOTHING)
    const fragment = this.#fragments.get(name)
    const measure = fragment ? this.selections(fragment.selectionSet) : NOTHING
    this.#known.set(name, measure)
    return measure
  }

  #items(field: FieldNode): number {
    const asked = field.arguments?.filter(({ name }) => name.value === 'first' || name.value === 'last') ?? []
    if (asked.length === 0) return 1
    return Math.max(
      ...asked.map(({ value }) => {
        const count = value.kind === 'IntValue' ? Number(value.value) : DEFAULT_PAGE_SIZE
        const told = value.kind === 'Variable' ? this.#variables[value.name.value] : count
        return typeof told === 'number'
          ? Math.min(Math.max(told, 0), MAX_PAGE_SIZE)
          : value.kind === 'Variable'
            ? DEFAULT_PAGE_SIZE
            : 0
      }),
    )
  }
}
