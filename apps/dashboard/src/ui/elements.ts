import type { ReactElement } from 'react'

/**
 * What may stand beside other children of an element: elements, no text. A browser that translates the page replaces each text,
 * and React then fails beside it (`scripts/bare-texts.test.ts`). Of an empty text React makes nothing.
 */
export type Elements = ReactElement | boolean | '' | null | undefined | readonly Elements[]
