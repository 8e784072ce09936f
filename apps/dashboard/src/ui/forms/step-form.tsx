import { Alert, Button, Stack } from '@mui/material'
import type { FormEvent } from 'react'
import type { Elements } from '../elements.ts'
import { useFailureFocus } from './use-failure-focus.ts'

type Properties = {
  submit: string
  isBusy: boolean
  failure: string | null
  onSubmit: (typed: FormData) => void
  children: Elements
}

/** One step of several: its fields, the failure of its request, and the button to go on. */
export function StepForm({ submit, isBusy, failure, onSubmit, children }: Properties) {
  const [form, onSend] = useFailureFocus({ isBusy, failure })
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    onSend()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <Stack component="form" ref={form} noValidate spacing={2} onSubmit={send}>
      {children}
      {failure && (
        <Alert severity="error" tabIndex={-1}>
          {failure}
        </Alert>
      )}
      <Button type="submit" variant="contained" loading={isBusy} sx={{ alignSelf: 'start' }}>
        {submit}
      </Button>
    </Stack>
  )
}
