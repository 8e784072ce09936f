/** Marks a primitive that has been checked, so that an unchecked one does not fit in its place. */
export type Brand<Base, Name extends string> = Base & { readonly brand: Name }
