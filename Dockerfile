# `pnpm build` and `pnpm start` in a container: built with everything, run with what the server needs alone.
FROM node:24-bookworm-slim AS pnpm
RUN npm install --global pnpm@12
WORKDIR /srv/site

FROM pnpm AS built
RUN chown node .
USER node
# The packages are a layer of their own: a change of the sources fetches none.
COPY --chown=node package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch
COPY --chown=node . .
RUN CI=true pnpm install --frozen-lockfile --prefer-offline && pnpm build
RUN rm -r node_modules */node_modules && CI=true pnpm install --prod --frozen-lockfile --offline --filter 'api-server...'

FROM pnpm
RUN mkdir /data && chown node /data
COPY --from=built /srv/site .
USER node
# Its own start, since turbo, which looks for what is to be built, would need a root file system that can be written.
ENV HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=1
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "api-server/src/main.js"]
