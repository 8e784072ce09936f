export { openMessageDriver } from './drivers/message-driver.factory.ts'
export { forgetMessages, listMessagesAbout } from './messages.repository.ts'
export { createMessages, type Messages } from './messages.service.ts'
export { registerOutbox } from './outbox.routes.ts'
