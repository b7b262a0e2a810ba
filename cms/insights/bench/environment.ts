// Before any module of ours reads the environment: a database of its own, beside the product's, which the run removes.
Object.assign(process.env, { DATA_DIR: '.data/bench-insights', DATABASE_URL: '', NODE_ENV: 'production', LOG_LEVEL: 'error' })
