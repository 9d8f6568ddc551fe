import { beforeEach, expect, it } from 'vitest'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'

eachRoute('what a person of the desk has chosen', (engine) => {
  let app: Awaited<ReturnType<typeof engine.app>>
  let cookie: string
  beforeEach(async () => {
    app = await engine.app()
    cookie = await sessionOf(app)
  })
  const call = (method: 'GET' | 'PUT', payload?: object) =>
    app.inject({ method, url: '/api/v1/desk/preferences', headers: { cookie }, ...(payload ? { payload } : {}) })

  it('is there at the next login, and at first is what the site asks for', async () => {
    expect((await call('GET')).json().preferences).toEqual({ start: '/table', sound: false, language: 'en', views: [] })
    const chosen = {
      start: '/admin',
      sound: true,
      language: 'ta',
      views: [{ name: 'Unpaid', query: '?paid=open&status=ended' }],
    }
    for (let time = 0; time < 2; time++) expect((await call('PUT', chosen)).statusCode).toBe(200)
    expect((await call('GET')).json().preferences).toEqual(chosen)
  })

  it.each([
    ['a page of another site', { start: 'https://elsewhere.example' }, 'start'],
    ['a view that is no search', { views: [{ name: 'x', query: '//elsewhere.example' }] }, 'views.0.query'],
    ['a view without a name', { views: [{ name: ' ', query: '?q=a' }] }, 'views.0.name'],
  ])('refuses %s', async (_what, wrong, path) => {
    const reply = await call('PUT', wrong)
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, path])
  })
})
