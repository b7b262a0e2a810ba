// Runs before any module reads the environment: a separate database next to the product's, removed after the run.
Object.assign(process.env, { DATA_DIR: '.data/bench-insights', DATABASE_URL: '', NODE_ENV: 'production', LOG_LEVEL: 'error' })
