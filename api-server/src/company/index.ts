export { company } from './company.ts'
export { companyRoutes } from './routes.ts'
