export { registerElectricity, registerElectricityStaff } from './electricity.routes.ts'
