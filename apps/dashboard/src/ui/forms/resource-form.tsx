import { type CreateProps, SaveButton } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { Elements } from '../elements.ts'
import { CreateForm } from './record-form.tsx'
import { VersionedEdit } from './versioned-edit.tsx'

type Properties = {
  /** The inputs. */
  children: Elements
  /** Makes the body of the request of the form's values, for a new record as for a change. */
  transform?: CreateProps['transform']
  /** The values of a new record. */
  defaultValues?: Record<string, unknown>
  /** Inputs of a new record alone, above the others. */
  newOnly?: Elements
  /** A button that removes the record, beside the one that saves it. */
  removal?: Elements
  /** The bar at the bottom of a record, in place of these buttons. */
  toolbar?: Elements
  /** The bar at the top of a record. */
  actions?: Elements
  /** Whether the form stays open after saving, because more changes often follow; otherwise the list opens. */
  staysOpen?: boolean
}

/** The form of a resource: it changes the record of the address, or makes a new one where the address names none. */
export function ResourceForm({ children, transform, defaultValues = {}, newOnly, staysOpen, ...bars }: Properties) {
  const isNew = useParams().id === undefined
  const transformed = transform && { transform }
  if (isNew)
    return (
      <CreateForm redirect={staysOpen ? 'edit' : 'list'} defaultValues={defaultValues} {...transformed}>
        {newOnly}
        {children}
      </CreateForm>
    )
  const { actions, removal, toolbar = <SavingBar removal={removal} /> } = bars
  return (
    <VersionedEdit redirect={staysOpen ? false : 'list'} actions={actions} toolbar={toolbar} {...transformed}>
      {children}
    </VersionedEdit>
  )
}

function SavingBar({ removal }: { removal: Elements }) {
  return (
    <>
      <SaveButton />
      {removal}
    </>
  )
}
