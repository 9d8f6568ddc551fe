export { company, profileOf } from './company.ts'
export { companyRoutes } from './routes.ts'
