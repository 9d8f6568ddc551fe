// Drawings are no part of the shared entry: each part bundles only those it shows.
export * from './late-drawings.tsx'
export { Logo } from './logo.tsx'
