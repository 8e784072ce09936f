/** The contract's second door: what the dashboard may call, and who on the staff may do what. */
export * from './staff/permissions.ts'
export * from './staff/staff.schema.ts'
export * from './staff/staff.staff-endpoints.ts'
export * from './staff/staff-api.ts'
export * from './staff/staff-fields.ts'
