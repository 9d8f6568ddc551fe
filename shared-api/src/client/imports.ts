import {
  ImportColumnsReply,
  type ImportKind,
  ImportPreview,
  type ImportRepeats,
  ImportReply,
  ImportsReply,
  ImportUndo,
  ImportUndoneReply,
} from '../contract/index.ts'
import { type Client, read, readFile } from './http.ts'
import { formOf, type UploadOptions, uploadOf } from './upload.ts'

/** The files that were imported, the newest first; for owners, as all of these. */
export const getImports = (client: Client) => read(ImportsReply, client.get('imports'))

/** The columns that a file may have. */
export const getImportColumns = (client: Client, kind: ImportKind) =>
  read(ImportColumnsReply, client.get(`imports/columns/${kind}`))

/** A CSV file with the header and one row as an example. */
export const getImportTemplate = (client: Client, kind: ImportKind) => readFile(client.get(`imports/template/${kind}`))

/** A file as it would be stored; nothing is. Throws `ApiProblem` 400 for a file that cannot be read. */
export const previewImport = (client: Client, kind: ImportKind, file: File, options: UploadOptions = {}) =>
  read(ImportPreview, client.post('imports/preview', uploadOf(importForm(kind, file), options)))

/**
 * Stores the rows of a file, all or nothing; the same rows again add nothing. Rows of it that say the same are refused unless
 * `repeats` is 'take'. Throws as `previewImport` does.
 */
export const importFile = (
  client: Client,
  kind: ImportKind,
  file: File,
  repeats: ImportRepeats,
  options: UploadOptions = {},
) => read(ImportReply, client.post('imports', uploadOf(importForm(kind, file, repeats), options)))

/** What taking an import back would remove, and what keeps it from being done. Throws `ApiProblem` 404, 409. */
export const getImportUndo = (client: Client, id: string) => read(ImportUndo, client.get(`imports/${id}/undo`))

/** Removes what an import added, all or nothing; again does nothing. Throws `ApiProblem` 404, 409 naming what is in the way. */
export const undoImport = (client: Client, id: string) => read(ImportUndoneReply, client.post(`imports/${id}/undo`))

/** The longest name of a file that is kept. */
const NAME_MAX = 200
const importForm = (kind: ImportKind, file: File, repeats: ImportRepeats = 'refuse') =>
  formOf({ kind, fileName: file.name.slice(-NAME_MAX), repeats }, { file })
