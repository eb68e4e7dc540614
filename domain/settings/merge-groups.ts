/** Like `Object.keys`, but with a precise type: the keys that the object's type declares. Use it only if the object has no other keys. */
export function listTypedKeys<T extends object>(of: T): Extract<keyof T, string>[] {
  const keys: Extract<keyof T, string>[] = []
  for (const key in of) keys.push(key)
  return keys
}

/** Applies the changes in each group to the default settings. Groups without defaults are ignored. */
export function mergeGroups<S extends object>(
  defaults: S,
  changed: { readonly [Group in keyof S]?: Readonly<Partial<S[Group]>> | undefined },
): S {
  const merged = { ...defaults }
  for (const group of listTypedKeys(defaults)) merged[group] = { ...defaults[group], ...changed[group] }
  return merged
}
