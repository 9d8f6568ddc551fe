import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import type { PackageKind } from './package-kinds.ts'

/** The query of all packages of a kind. */
export const usePackages = ({ listKey, list }: PackageKind) => useSWR(listKey, () => staffCall(list))
