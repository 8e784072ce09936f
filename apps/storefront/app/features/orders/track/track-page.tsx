import { ApiError } from '@shop/contract'
import { PackageSearch } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { ActionAlert } from '../my-orders/pay-buttons.tsx'
import { toOrderTrouble } from '../my-orders/use-order-actions.ts'
import { type OrderSearch, searchChecks } from './order-search.ts'
import { trackMessages } from './track.late.messages.ts'
import { useOrderSearch } from './use-order-search.ts'

/** Finds an order by number and phone, with a code. @param onFound receives the token of its link */
export function TrackPage({ onFound }: { onFound: (token: string) => void }) {
  const finding = useOrderSearch(onFound)
  return (
    <div className="page grid justify-items-center py-8 md:py-14">
      <section className="grid w-full max-w-md gap-5 rounded-card border border-line bg-card p-5 shadow-card sm:p-8">
        <span
          aria-hidden="true"
          className="mx-auto grid size-16 place-items-center rounded-full bg-lamp-soft text-warning [&>svg]:size-7"
        >
          <PackageSearch />
        </span>
        {finding.search ? <CodeStep search={finding.search} finding={finding} /> : <WantedStep finding={finding} />}
      </section>
    </div>
  )
}

type Finding = ReturnType<typeof useOrderSearch>

function WantedStep({ finding: { typed, requestCode } }: { finding: Finding }) {
  const t = useMessages(trackMessages)
  const form = useForm({ checks: searchChecks, send: requestCode })
  const { ref } = form.properties
  // The pressed button of the step before is gone.
  useEffect(() => {
    if (typed) findInput(ref)?.focus()
  }, [ref, typed])
  return (
    <>
      <Heading title={t.title} hint={t.hint} />
      <StepForm form={form} words={form.isSending ? t.sending : t.send}>
        <Field form={form} name="number" label={t.number} hint={t.numberHint} defaultValue={typed?.number} />
        <Field form={form} name="phone" inputMode="tel" label={t.phone} defaultValue={typed?.phone} />
      </StepForm>
    </>
  )
}

function CodeStep({ search, finding }: { search: OrderSearch; finding: Finding }) {
  const t = useMessages(trackMessages)
  const { open, requestCode, startAgain } = finding
  const form = useForm({ checks: searchChecks, send: ({ otp_code }) => open(search, otp_code) })
  const { ref } = form.properties
  const [isRenewed, setRenewed] = useState(false)
  useEffect(() => findInput(ref)?.focus(), [ref])

  async function renewCode(): Promise<void> {
    setRenewed(false)
    await requestCode(search)
    setRenewed(true)
    const input = findInput(ref)
    if (!input) return
    input.value = ''
    input.focus()
  }

  return (
    <>
      <Heading title={t.codeTitle} hint={t.codeHint(search)} isNews />
      <StepForm form={form} words={form.isSending ? t.opening : t.open}>
        <Field form={form} name="otp_code" inputMode="numeric" label={t.code} />
      </StepForm>
      <div>
        <p role="status" className="font-semibold not-empty:mb-2">
          {isRenewed && t.newCodeSent}
        </p>
        <p className="text-muted text-sm">{t.noMessage}</p>
      </div>
      <Button look="quiet" isResting={form.isSending} onClick={() => void form.run(renewCode)}>
        {t.newCode}
      </Button>
      <Button look="quiet" onClick={startAgain}>
        {t.otherOrder}
      </Button>
    </>
  )
}

function findInput(form: RefObject<HTMLFormElement | null>): HTMLInputElement | null {
  return form.current?.querySelector('input') ?? null
}

type SearchForm = ReturnType<typeof useForm<keyof typeof searchChecks, 'wrong'>>

/** The form of one step, with what concerns all of it: faults of fields are shown there. */
function StepForm({ form, words, children }: { form: SearchForm; words: string; children: Elements }) {
  const { error } = form
  const errors = (error instanceof ApiError && error.answer.errors) || {}
  const isOfField = form.names.some((name) => name in errors)
  return (
    <form {...form.properties} className="grid gap-4">
      <ActionAlert trouble={error === null || isOfField ? null : toOrderTrouble(error)} />
      {children}
      <Button
        look="lamp"
        size="large"
        type="submit"
        disabled={!form.isLive}
        aria-disabled={form.isSending}
        className="w-full"
      >
        {words}
      </Button>
    </form>
  )
}

type FieldProperties = Omit<ComponentProps<typeof TextField>, 'form' | 'name'> & {
  form: SearchForm
  name: keyof typeof searchChecks
}

function Field({ form: { faults }, name, ...rest }: FieldProperties) {
  const t = useMessages(trackMessages)
  const words = { number: t.badNumber, phone: t.badPhone, otp_code: t.badCode }
  const completions = { number: 'off', phone: 'tel-national', otp_code: 'one-time-code' }
  const fault = faults[name]
  const error = fault === 'wrong' ? words[name] : fault?.said
  return <TextField name={name} error={error} autoComplete={completions[name]} maxLength={100} dir="ltr" {...rest} />
}

function Heading({ title, hint, isNews = false }: { title: string; hint: string; isNews?: boolean }) {
  return (
    <div className="grid gap-1 text-center">
      <h1 className="text-2xl">{title}</h1>
      <p role={isNews ? 'status' : undefined} className="text-muted">
        {hint}
      </p>
    </div>
  )
}
