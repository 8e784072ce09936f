import type { ReactNode } from 'react'
import { CreateButton, useResourceDefinition } from 'react-admin'
import { Nothing } from './nothing.tsx'

/** A list that nothing was added to, with the way to the first for who may add. */
export function NothingYet({ text, children }: { text: string; children?: ReactNode }) {
  const { hasCreate } = useResourceDefinition()
  return (
    <Nothing text={text}>
      {hasCreate && <CreateButton />}
      {children}
    </Nothing>
  )
}
