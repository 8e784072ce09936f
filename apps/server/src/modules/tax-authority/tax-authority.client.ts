import { z } from 'zod'
import { readLimitedText } from '../../outgoing/limited-body.ts'
import { parseJson } from '../../parse-json.ts'
import { tracedFetch } from '../../tracing/traced-fetch.ts'
import type { TaxAuthoritySettings } from './tax-authority.settings.ts'

/**
 * A call that brought no outcome. `refused`: the authority can take nothing of what was sent; `unreachable`: it is not known whether it took it.
 * `reason` has no personal data, because receipts have none.
 */
export class TaxAuthorityError extends Error {
  readonly kind: 'refused' | 'unreachable'
  readonly reason: string

  constructor(kind: TaxAuthorityError['kind'], reason: string) {
    super(`Tax authority: ${kind}, ${reason}`)
    this.name = 'TaxAuthorityError'
    this.kind = kind
    this.reason = reason
  }
}

/** What the authority says of a receipt; `reason` only of one that is not valid. */
export type Verdict = { isValid: boolean; reason: string }

export type TaxAuthority = Pick<TaxAuthoritySettings, 'seller' | 'portalUrl'> & {
  /**
   * Sends receipts, each as its own JSON.
   *
   * @returns under which name the authority judges those that it took, and why it took others not, by their UUID
   */
  submit(bodies: readonly string[]): Promise<{ submission: string | null; rejected: Map<string, string> }>
  /** Reads the verdicts on a submission by UUID, as far as there are any; null for a submission that the authority does not know. */
  readSubmission(submission: string): Promise<Map<string, Verdict> | null>
  /** Asks about a receipt; null when the authority does not know it. */
  inquire(uuid: string): Promise<Verdict | 'undecided' | null>
}

const tokenSchema = z.object({ access_token: z.string().min(1) })
const takenSchema = z.object({
  submissionUUID: z.string().nullish(),
  rejectedDocuments: z.array(z.object({ uuid: z.string(), error: z.unknown() })).nullish(),
})
const judgedSchema = z.object({ status: z.string(), errors: z.unknown() })
const submissionSchema = z.object({ receipts: z.array(judgedSchema.extend({ uuid: z.string() })).nullish() })
const receiptSchema = z.object({ receipt: judgedSchema })

type Answer = { status: number; body: unknown }

/** The eReceipt API of the Egyptian Tax Authority (docs/tax-receipts.md names the pages). Calls are not retried here, but for an old token. */
export function createTaxAuthority(settings: TaxAuthoritySettings): TaxAuthority {
  const { apiUrl, idUrl, clientId, clientSecret, pos, seller, portalUrl } = settings
  let token: string | null = null

  async function logIn(): Promise<string> {
    const { status, body } = await send(`${idUrl}/connect/token`, {
      method: 'POST',
      headers: {
        posserial: seller.deviceSerialNumber,
        pososversion: pos.osVersion,
        posmodelframework: pos.model,
        presharedkey: pos.key,
      },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
    })
    const answer = tokenSchema.safeParse(body)
    if (status >= 400 || !answer.success) throw new TaxAuthorityError('unreachable', `login: ${describe(status, body)}`)
    return answer.data.access_token
  }

  /** A token holds for an hour; the answer to an old one is 401. */
  async function call(path: string, body?: string, isSecondTry = false): Promise<Answer> {
    token ??= await logIn()
    const answer = await send(`${apiUrl}/api/v1/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    })
    if (answer.status !== 401) return answer
    token = null
    if (isSecondTry) throw new TaxAuthorityError('unreachable', 'http 401')
    return await call(path, body, true)
  }

  async function send(url: string, init: RequestInit): Promise<Answer> {
    try {
      // Never send the secret to another host.
      const given: RequestInit = { ...init, redirect: 'error', signal: AbortSignal.timeout(settings.timeoutMs) }
      const response = await tracedFetch('eta', url, given)
      return { status: response.status, body: parseJson(await readLimitedText(response)) }
    } catch {
      throw new TaxAuthorityError('unreachable', 'no answer')
    }
  }

  /** @returns null for what the authority does not know */
  async function read(path: string): Promise<unknown> {
    const { status, body } = await call(path)
    if (status === 404) return null
    if (status >= 400 || body === null) throw new TaxAuthorityError('unreachable', describe(status, body))
    return body
  }

  return {
    seller,
    portalUrl,
    async submit(bodies) {
      const { status, body } = await call('receiptsubmissions', `{"receipts":[${bodies.join(',')}]}`)
      if (status === 400 || status === 413) throw new TaxAuthorityError('refused', describe(status, body))
      const taken = takenSchema.safeParse(body)
      if (status >= 400 || !taken.success) throw new TaxAuthorityError('unreachable', describe(status, body))
      const { submissionUUID, rejectedDocuments } = taken.data
      const rejected = new Map((rejectedDocuments ?? []).map(({ uuid, error }) => [uuid, reasonOf(error)]))
      return { submission: submissionUUID || null, rejected }
    },
    async readSubmission(submission) {
      const body = await read(`receiptsubmissions/${encodeURIComponent(submission)}/details?PageNo=1&PageSize=100`)
      if (body === null) return null
      const { data } = submissionSchema.safeParse(body)
      if (!data) throw new TaxAuthorityError('unreachable', 'a submission that cannot be read')
      return new Map(
        (data.receipts ?? []).flatMap((receipt) => judge(receipt).map((verdict) => [receipt.uuid, verdict])),
      )
    },
    async inquire(uuid) {
      const body = await read(`receipts/${uuid}/raw`)
      if (body === null) return null
      const { data } = receiptSchema.safeParse(body)
      if (!data) throw new TaxAuthorityError('unreachable', 'a receipt that cannot be read')
      return judge(data.receipt)[0] ?? 'undecided'
    },
  }
}

/** A cancelled receipt was valid once. @returns no verdict while there is none */
function judge({ status, errors }: z.output<typeof judgedSchema>): Verdict[] {
  if (/^(valid|cancelled)$/i.test(status)) return [{ isValid: true, reason: '' }]
  return /^invalid$/i.test(status) ? [{ isValid: false, reason: reasonOf(errors) }] : []
}

/** Max characters of a reason. */
const maxReason = 500

/** The sentences in an error of the authority, whose details have details. */
function reasonOf(error: unknown): string {
  return [...new Set(listSentences(error))].join(' · ').slice(0, maxReason) || 'no reason'
}

function listSentences(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'string' && ['message', 'error', 'errorAr'].includes(name) ? [value] : listSentences(value),
  )
}

function describe(status: number, body: unknown): string {
  const sentences = listSentences(body)
  return sentences.length > 0 ? `http ${status}: ${reasonOf(body)}` : `http ${status}`
}
