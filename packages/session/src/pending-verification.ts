import { readFields, type TextStore } from './text-store.ts'

/** A phone that waits for its code, with what is needed to sign in afterwards. */
export type PendingVerification = {
  /** As +20… */
  phone: string
  /** What the shop said when it asked for the verification. */
  message: string | null
  /** For the automatic login after verification; it is deleted with the record (rule A-08). */
  password: string | null
  isRemembered: boolean
  /** Of the registration or login that the code finishes. */
  verificationToken: string | null
  /** When the code that was sent runs out, in milliseconds of the clock; null before the first. */
  deadline: number | null
  wrongTries: number
}

const pendingName = 'pending_verification'

/** A verification that has only a phone yet. */
export function beginVerification(
  phone: string,
  known: Partial<Omit<PendingVerification, 'phone'>> = {},
): PendingVerification {
  return {
    message: null,
    password: null,
    isRemembered: true,
    verificationToken: null,
    deadline: null,
    wrongTries: 0,
    ...known,
    phone,
  }
}

/** Hands a verification over from signup or login to its screen. It survives a reload and ends with the tab. */
export function pendingVerification(store: TextStore) {
  return {
    save: (pending: PendingVerification) => store.setItem(pendingName, JSON.stringify(pending)),
    recall: (): PendingVerification | null => parsePending(store.getItem(pendingName)),
    forget: () => store.removeItem(pendingName),
  }
}

/** A stored text of another form begins the reset again. */
function parsePending(text: string | null): PendingVerification | null {
  const { phone, message, password, isRemembered, verificationToken, deadline, wrongTries } = readFields(text)
  if (typeof phone !== 'string' || phone === '') return null
  const textOr = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    phone,
    message: textOr(message),
    password: textOr(password),
    isRemembered: isRemembered !== false,
    verificationToken: textOr(verificationToken),
    deadline: typeof deadline === 'number' ? deadline : null,
    wrongTries: typeof wrongTries === 'number' ? wrongTries : 0,
  }
}
