// For the shell's server build alone: what renders a page at a given path.
export { createMemoryRouter } from 'react-router-dom'
