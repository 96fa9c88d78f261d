-- How far each learner is in the course.

CREATE TABLE learners (
    user_id BIGINT NOT NULL PRIMARY KEY, version INTEGER NOT NULL, page INTEGER NOT NULL,
    done INTEGER NOT NULL
);
