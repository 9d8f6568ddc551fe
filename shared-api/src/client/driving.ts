import type { z } from 'zod'
import { Deleted, DriveLink, type TouristList, TouristListReply } from '../contract/index.ts'
import { type Client, read } from './http.ts'

/** A new link for the driver of a trip, with the text to send it with. Throws `ApiProblem` 409 before a driver is assigned. */
export const createDriveLink = (client: Client, id: string) => read(DriveLink, client.post(`bookings/${id}/drive-link`))

/** Closes every link of the drivers of a trip for good. */
export const closeDriveLinks = (client: Client, id: string) => read(Deleted, client.delete(`bookings/${id}/drive-link`))

/** The passengers of a trip. */
export const getTouristList = (client: Client, id: string) =>
  read(TouristListReply, client.get(`bookings/${id}/tourists`))

/** Replaces the passengers of a trip. */
export const putTouristList = (client: Client, id: string, list: z.input<typeof TouristList>) =>
  read(TouristListReply, client.put(`bookings/${id}/tourists`, { json: list }))
