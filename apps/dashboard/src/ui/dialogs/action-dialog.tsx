import type { ComponentProps } from 'react'
import type { useAction } from '../use-action.ts'
import { FormDialog } from './form-dialog.tsx'

type Properties = Omit<ComponentProps<typeof FormDialog>, 'action' | 'onSubmit'> & {
  /** The action of whoever opens the dialog: closed and opened again while a request runs, it sends no second one. */
  action: Pick<ReturnType<typeof useAction>, 'isBusy' | 'failure' | 'show' | 'run'>
  request: () => Promise<unknown>
  /** The toast after success. */
  done: string
  /** Called after success; otherwise the dialog closes. */
  onDone?: () => void
}

/** A dialog that asks for the input of one request, and shows why the request failed. */
export function ActionDialog({ request, done, onDone, ...dialog }: Properties) {
  async function submit(): Promise<void> {
    if (await dialog.action.run(request, done)) (onDone ?? dialog.onClose)()
  }
  return <FormDialog {...dialog} onSubmit={submit} />
}
