import { openAuth } from '@shop/session'
import { browserApi } from '../../../api.ts'
import { createLogin } from './log-in.ts'

/** Login and logout in this browser. Only forms and menus that load late import it. */
export const { logIn, logOut, saveProfile } = createLogin(browserApi.users, openAuth)
