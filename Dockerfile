# The README's commands in a container. Untested.
FROM node:24-bookworm-slim
RUN npm install --global pnpm@12
WORKDIR /srv/site
RUN chown node /srv/site && mkdir /data && chown node /data
USER node
COPY --chown=node . .
RUN pnpm build
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://localhost:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["pnpm", "start"]
