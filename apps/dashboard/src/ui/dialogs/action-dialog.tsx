import type { ComponentProps } from 'react'
import type { useAction } from '../use-action.ts'
import { FormDialog } from './form-dialog.tsx'

type Properties = Omit<ComponentProps<typeof FormDialog>, 'isBusy' | 'failure' | 'onSubmit'> & {
  /** The action of whoever opens the dialog: closed and opened again while a request runs, it sends no second one. */
  action: Pick<ReturnType<typeof useAction>, 'isBusy' | 'failure' | 'forget' | 'run'>
  request: () => Promise<unknown>
  /** The toast after success. */
  done: string
  /** Called after success; otherwise the dialog closes. */
  onDone?: () => void
}

/** A dialog that asks for the input of one request, and shows why the request failed. */
export function ActionDialog({ action, request, done, onDone, ...dialog }: Properties) {
  const { isBusy, failure, forget, run } = action
  async function submit(): Promise<void> {
    if (await run(request, done)) (onDone ?? dialog.onClose)()
  }

  function close(): void {
    forget()
    dialog.onClose()
  }
  return <FormDialog {...dialog} isBusy={isBusy} failure={failure} onSubmit={submit} onClose={close} />
}
